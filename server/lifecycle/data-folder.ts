/**
 * Whether a name says that something lies in a folder: not what begins with a dot, nor the folder in which a file system
 * puts what it finds when it is checked (ext4), and which nobody but root may read.
 */
export const isContent = (name: string): boolean => !name.startsWith('.') && name !== 'lost+found'
