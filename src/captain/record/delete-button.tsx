import { useState } from 'react'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useDeleteRecords } from './use-delete-records.tsx'

interface DeleteButtonProps {
  readonly record: CaptainRecord
  readonly disabled?: boolean
  /** Called when the record is in the trash. */
  onDone?(): void
}

/** Moves a record to the trash, after confirmation. */
export function DeleteButton({ record, disabled = false, onDone }: DeleteButtonProps) {
  const { translate } = useWords()
  const { remove, refusal } = useDeleteRecords()
  const [busy, setBusy] = useState(false)

  const run = async () => {
    setBusy(true)
    try {
      if (await remove([record])) onDone?.()
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        color="error"
        variant="text"
        startIcon={<DeleteOutlined />}
        disabled={disabled || busy}
        onClick={() => void run()}
      >
        {translate('commons.actions.delete')}
      </Button>
      {refusal}
    </>
  )
}
