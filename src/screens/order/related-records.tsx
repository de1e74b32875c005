import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useBasename, useGetList, useRecordContext } from 'react-admin'
import { delivery } from '../../../entities/delivery.ts'
import { statesOf, titleOf, type Entity } from '../../../entities/language/entity.ts'
import { paymentBank } from '../../../entities/payment-bank.ts'
import { paymentCard } from '../../../entities/payment-card.ts'
import { EntityProvider } from '../../captain/screens/entity-context.tsx'
import { RailCard } from '../../captain/form/rail-card.tsx'
import { useLabels } from '../../captain/words/labels.ts'
import type { CaptainRecord } from '../../captain/api/record.ts'
import { panelKey } from '../../captain/navigation/record-paths.ts'
import { StatusPill } from '../../captain/record/status-pill.tsx'
import { useWords } from '../../shell/words/words-context.tsx'

const all = { page: 1, perPage: 50 } as const

const related = [delivery, paymentBank, paymentCard]

/** The deliveries and payments of an order with their states and links; shown once their translations have loaded. */
export function RelatedRecords() {
  const words = useWords()
  const { isSuccess } = useQuery({
    queryKey: ['words', 'related to an order'],
    queryFn: async () => {
      await words.load(...related.map(({ name }) => `entities/${name}`))
      return true
    },
  })
  return isSuccess && related.map((entity) => <Records key={entity.name} entity={entity} />)
}

function Records({ entity }: { readonly entity: Entity }) {
  const order = useRecordContext()
  const labels = useLabels(entity)
  const basename = useBasename()
  const { data = [] } = useGetList<CaptainRecord>(entity.name, {
    filter: { order: order?.id },
    sort: { field: titleOf(entity), order: 'ASC' },
    pagination: all,
  })
  if (data.length === 0) return null
  return (
    <EntityProvider entity={entity}>
      <RailCard title={labels.plural}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 1 }}>
          {data.map((record) => (
            <Box component="li" key={record.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <LinkBase to={`${basename}/${entity.name}?${panelKey}=${record.id}`}>
                {String(record[titleOf(entity)])}
              </LinkBase>
              <StatusPill record={record} field={statesOf(entity)!} />
            </Box>
          ))}
        </Box>
      </RailCard>
    </EntityProvider>
  )
}
