import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { LinkBase, RecordContextProvider, useGetList } from 'react-admin'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { FieldList } from '../record/field-list.tsx'
import { useRecordPaths } from '../navigation/record-paths.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { Screen } from '../page/screen.tsx'
import { previewColumns } from '../columns/preview-columns.ts'
import { ListError } from './page/list-error.tsx'
import { useScope } from '../../kernel/words/scope.ts'

const noFilters = { active: false, clear: () => {} }

/** The preview of the tenant's only record; editing is a separate screen. */
export default function SingleRecord() {
  const { entity, labels, translate, format, site } = useScope()
  const paths = useRecordPaths()
  const { data, error, isPending, refetch } = useGetList<CaptainRecord>(
    entity.name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { retry: false },
  )
  const record = data?.[0]
  const edit = record && paths.edit(record)

  return (
    <Screen name="list" busy={isPending}>
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 2 }}
      >
        <Typography component="h1" sx={{ fontSize: { xs: 20, sm: 24 }, fontWeight: 700, lineHeight: 1.4 }}>
          {labels.plural}
        </Typography>
        {record && (
          <Typography
            component="span"
            sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {record.version > 0
              ? translate('commons.form.lastSaved', { time: format.dateTime(String(record.updatedAt)) })
              : translate('commons.form.neverSaved')}
          </Typography>
        )}
        {edit && (
          <Button
            variant="contained"
            startIcon={<EditOutlined />}
            component={LinkBase}
            to={edit}
            sx={{ ml: 'auto', minHeight: { xs: 44, sm: 40 } }}
          >
            {translate('commons.actions.edit')}
          </Button>
        )}
      </Box>
      {error && !record && <ListError error={error} filters={noFilters} retry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={320} />}
      {record && (
        <RecordContextProvider value={record}>
          <Box
            sx={{
              maxWidth: 880,
              border: '1px solid var(--line)',
              borderRadius: 1,
              bgcolor: 'background.paper',
              px: { xs: 2, sm: 3 },
              py: 1,
            }}
          >
            <FieldList columns={previewColumns(siteFields(entity, site))} />
          </Box>
        </RecordContextProvider>
      )}
    </Screen>
  )
}
