import List from '@editorjs/list'
import type { ToolboxConfigEntry } from '@editorjs/editorjs'
import type { MenuConfigItem } from '@editorjs/editorjs/types/tools'

/** Bulleted and numbered lists. Check lists are a block of their own, and numbering always starts at 1. */
export class ListTool extends List {
  static override get toolbox(): ToolboxConfigEntry[] {
    return (List.toolbox as ToolboxConfigEntry[]).slice(0, 2)
  }

  override renderSettings(): MenuConfigItem[] {
    return (super.renderSettings() as MenuConfigItem[]).slice(0, 2)
  }
}
