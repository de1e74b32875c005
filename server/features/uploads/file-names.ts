import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 26

/** An unguessable name that contains nothing of the original file name. */
export const randomFileName = (extension: string): string =>
  `${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}.${extension}`

/** Where an upload is served. */
export const srcOf = (tenant: string, name: string): string => `/uploads/${tenant}/${name}`

export const fileNameOf = (src: string): string => src.slice(src.lastIndexOf('/') + 1)

export const storageKey = (tenant: string, name: string): string => `${tenant}/${name}`
