import { useState, useMemo } from 'react'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { ListPage } from '../../captain/paged-list/list-page.tsx'
import { queryOf, useListState, type ListState } from '../../captain/paged-list/list-state.ts'
import type { PersonRow } from './person.ts'
import { PersonDialog, type PersonTask } from './person-dialog.tsx'
import { PersonMenu } from './person-menu.tsx'
import { DataRows, type Column } from '../data-rows.tsx'
import { useRows } from '../../captain/paged-list/use-rows.ts'
import Check from '@mui/icons-material/Check'
import { useFormat } from '../../kernel/words/format.ts'
import { Pill } from '../pill.tsx'

const quick = ['admin', 'external', 'banned', 'invited'] as const

/** /admin/auth-user: all accounts, and an admin's actions on them. */
export default function PeoplePage() {
  const { translate } = useWords()
  const me = useSession()?.user.id
  const [state, change] = useListState({ column: 'name', order: 'ASC' }, quick)
  const loaded = useRows<'GET /api/v1/admin/users'>(null, `/api/v1/admin/users?${queryOf(state, roleMeaning(state))}`)
  const again = () => void loaded.refetch()
  const columns = usePeopleColumns()
  const [menu, setMenu] = useState<{ person: PersonRow; anchor: HTMLElement }>()
  const [task, setTask] = useState<{ person: PersonRow; task: PersonTask }>()
  const title = translate('titles.pages.adminAuthUser')

  return (
    <ListPage
      title={title}
      countOf={(total) => translate('administration.people.count', { smart_count: total })}
      state={state}
      change={change}
      loaded={loaded}
      searchFor={translate('administration.people.search')}
      actions={
        <Button
          variant="contained"
          startIcon={<Add />}
          component={Link}
          to="/admin/auth-user/new"
          sx={{ minHeight: { xs: 44, sm: 40 } }}
        >
          {translate('administration.people.invite')}
        </Button>
      }
      filters={quick.map((name) => (
        <QuickFilter key={name} name={name} state={state} onChange={(filters) => change({ filters })} />
      ))}
    >
      <DataRows
        label={title}
        rows={loaded.rows ?? []}
        columns={columns}
        titleColumn={{ name: 'name', label: translate('administration.people.name'), sortable: true }}
        title={({ id, name, email }) => ({
          title: id === me ? translate('administration.people.you', { name }) : name,
          subtitle: email,
        })}
        sort={state.sort}
        setSort={(sort) => change({ sort })}
        openMenu={(person, anchor) => setMenu({ person, anchor })}
      />
      {menu && (
        <PersonMenu
          {...menu}
          isMe={menu.person.id === me}
          close={() => setMenu(undefined)}
          onTask={(next) => setTask({ person: menu.person, task: next })}
          onDone={again}
        />
      )}
      {task && <PersonDialog key={task.person.id} {...task} onClose={() => setTask(undefined)} onDone={again} />}
    </ListPage>
  )
}

/** The page's filters in the server's form. */
const roleMeaning = ({ filters }: ListState): object => ({
  ...(filters['admin'] && { role: 'admin' }),
  ...(filters['external'] && { isUser: false }),
  ...(filters['banned'] && { banned: true }),
  ...(filters['invited'] && { invited: true }),
})

interface QuickFilterProps {
  readonly name: (typeof quick)[number]
  readonly state: ListState
  onChange(filters: Record<string, string>): void
}

function QuickFilter({ name, state, onChange }: QuickFilterProps) {
  const { translate } = useWords()
  const { [name]: on, ...others } = state.filters
  return (
    <Chip
      variant="outlined"
      color={on ? 'primary' : 'default'}
      aria-pressed={on !== undefined}
      label={translate(`administration.people.filters.${name}`)}
      onClick={() => onChange(on ? others : { ...others, [name]: '1' })}
    />
  )
}

/** The columns of the list of people, next to the name. */
function usePeopleColumns(): readonly Column<PersonRow>[] {
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
