import Frame from './captain/frame/frame.tsx'
import { features } from './features.ts'
import { FeaturesContext } from './kernel/features/feature.ts'

/** Captain's frame with the features of this installation. */
const CaptainFrame = () => (
  <FeaturesContext value={features}>
    <Frame />
  </FeaturesContext>
)
export default CaptainFrame
