import { useMemo } from 'react'
import Check from '@mui/icons-material/Check'
import { useFormat } from '../../kernel/words/format.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { PersonRow } from './person.ts'
import { Pill } from '../pill.tsx'
import type { Column } from '../data-rows.tsx'

/** The columns of the list of people, next to the name. */
export function usePeopleColumns(): readonly Column<PersonRow>[] {
  const { translate } = useWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        name: 'role',
        label: translate('administration.people.role'),
        sortable: true,
        cell: ({ role, isUser }) => {
          const name = translate(`commons.roles.${role}`)
          return isUser ? name : translate('administration.people.externalRole', { role: name })
        },
      },
      {
        name: 'status',
        label: translate('administration.people.status'),
        cell: ({ banned, banExpires, invited }) => {
          if (banned) {
            return (
              <Pill colour="red">
                {banExpires
                  ? translate('administration.people.bannedUntil', { time: format.dateTime(banExpires) })
                  : translate('administration.people.banned')}
              </Pill>
            )
          }
          return (
            <Pill colour={invited ? 'blue' : 'green'}>
              {translate(invited ? 'administration.people.invited' : 'administration.people.active')}
            </Pill>
          )
        },
      },
      {
        name: 'cfAi',
        label: translate('administration.people.ai'),
        cell: ({ cfAi }) =>
          cfAi ? <Check fontSize="small" titleAccess={translate('administration.people.mayUseAi')} /> : null,
      },
      {
        name: 'createdAt',
        label: translate('administration.people.since'),
        sortable: true,
        measure: true,
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
    ],
    [translate, format],
  )
}
