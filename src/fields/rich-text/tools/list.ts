import List from '@editorjs/list'
import type { ToolboxConfigEntry } from '@editorjs/editorjs'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'

/** Lists with points and with numbers. Lists to tick off are a block of their own, numbers always begin at one. */
export class ListTool extends List {
  static override get toolbox(): ToolboxConfigEntry[] {
    return (List.toolbox as ToolboxConfigEntry[]).slice(0, 2)
  }

  override renderSettings(): MenuConfigItem[] {
    return (super.renderSettings() as MenuConfigItem[]).slice(0, 2)
  }
}
