import CenterFocusStrongOutlinedIcon from '@mui/icons-material/CenterFocusStrongOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { centre } from '../../../entities/language/uploads/focus.ts'
import type { Picture } from '../../../entities/language/uploads/pictures.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { FocusEditor } from '../../kernel/uploads/focus-editor.tsx'
import { uploadsPath } from '../../kernel/uploads/upload.ts'

interface PictureFocusProps<P extends Picture> {
  readonly picture: P
  change(picture: P): void
}

/** Sets the focal point that a picture has in this field; without one, that of the library applies. */
export function PictureFocus<P extends Picture>({ picture, change }: PictureFocusProps<P>) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" color="inherit" startIcon={<CenterFocusStrongOutlinedIcon />} onClick={() => setOpen(true)}>
        {translate('uploads.focus.set')}
      </Button>
      {open && <InField picture={picture} change={change} close={() => setOpen(false)} />}
    </>
  )
}

function InField<P extends Picture>({ picture, change, close }: PictureFocusProps<P> & { close(): void }) {
  const translate = useTranslate()
  const { slug } = useTenant()
  const filter = encodeURIComponent(JSON.stringify({ src: picture.src }))
  const { data } = useQuery(
    apiQueryOptions([slug, 'uploads', 'of', picture.src], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/uploads'>(`${uploadsPath(slug)}?filter=${filter}`, { signal }),
    ),
  )
  const [own, setOwn] = useState(picture.focus)
  return (
    <ActionDialog
      title={translate('uploads.focus.title')}
      maxWidth="md"
      close={close}
      onSubmit={() => {
        const { focus: _, ...rest } = picture
        change({ ...rest, ...(own && { focus: own }) } as P)
        close()
      }}
      first={
        <Button disabled={!own} onClick={() => setOwn(undefined)} sx={{ mr: 'auto' }}>
          {translate('uploads.focus.useLibrary')}
        </Button>
      }
      actions={
        <Button type="submit" variant="contained">
          {translate('uploads.focus.apply')}
        </Button>
      }
    >
      <FocusEditor
        picture={picture}
        focus={own ?? data?.[0]?.focus ?? centre}
        note={translate(own ? 'uploads.focus.own' : 'uploads.focus.ofLibrary')}
        change={setOwn}
      />
    </ActionDialog>
  )
}
