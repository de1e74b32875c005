import { lazyComponent } from '../../../shell/ui/lazy-component.ts'

/** The menu of a row, which loads when its button is pointed at or focused. */
export const RowMenu = lazyComponent(() => import('./row-menu.tsx'))
