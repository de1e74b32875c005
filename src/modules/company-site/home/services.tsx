import { useWords } from '../../../shell/words/words-context.tsx'
import './services.css'

const services = {
  make: 'M3 21h18M5 21V8l7-5 7 5v13M9 21v-6h6v6M9 10h.01M15 10h.01',
  update: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4M14 20h6',
  watch:
    'M12 3v3M12 18v3M3 12h3M18 12h3M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5.6 5.6l2 2M16.4 16.4l2 2M18.4 5.6l-2 2M7.6 16.4l-2 2',
} as const

/** The company's services. */
export function Services() {
  const { translate } = useWords()
  return (
    <section className="home-section" id="services" aria-labelledby="home-services">
      <div className="measure">
        <div className="section-head">
          <h2 id="home-services">{translate('public.home.services.title')}</h2>
          <p>{translate('public.home.services.lead')}</p>
        </div>
        <ol className="services">
          {Object.entries(services).map(([name, path]) => (
            <li key={name}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={path} />
              </svg>
              <h3>{translate(`public.home.services.${name}.title`)}</h3>
              <p>{translate(`public.home.services.${name}.body`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
