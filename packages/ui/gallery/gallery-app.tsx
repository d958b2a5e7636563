import { Select } from '@solar/ui/select/select';
import { Toaster } from '@solar/ui/toast/toaster';
import { UiTextProvider } from '@solar/ui/ui-text/ui-text';
import { englishUiText } from '@solar/ui/ui-text/ui-text-en';
import { frenchUiText } from '@solar/ui/ui-text/ui-text-fr';
import { galleryPages } from './gallery-pages';
import { useGallerySettings, type GallerySettings } from './gallery-settings';
import styles from './gallery.module.css';

const CHOICES: Record<Exclude<keyof GallerySettings, 'component'>, string[]> = {
  theme: ['light', 'dark'],
  contrast: ['normal', 'high'],
  locale: ['en', 'fr'],
  dir: ['ltr', 'rtl'],
  textSize: ['normal', 'large', 'larger', 'largest'],
};

export function GalleryApp() {
  const [settings, change] = useGallerySettings();
  const page = galleryPages.find(({ id }) => id === settings.component) ?? galleryPages[0];
  if (!page) return null;
  const text = settings.locale === 'fr' ? frenchUiText : englishUiText;
  return (
    <UiTextProvider locale={settings.locale} text={text}>
      <div className={styles.app}>
        <header className={styles.bar}>
          <p className={styles.brand}>Design system</p>
          <div className={styles.switches}>
            {Object.entries(CHOICES).map(([name, values]) => (
              <Select
                key={name}
                size="sm"
                className={styles.switch}
                aria-label={name}
                value={settings[name as keyof typeof CHOICES]}
                onValueChange={(value) => change({ [name]: value })}
                options={values.map((value) => ({ value, label: `${name}: ${value}` }))}
              />
            ))}
          </div>
        </header>
        <nav className={styles.nav} aria-label="Components">
          <ul className={styles.navList}>
            {galleryPages.map(({ id, title }) => (
              <li key={id}>
                <a
                  className={styles.navLink}
                  href={`?${new URLSearchParams({ ...settings, component: id }).toString()}`}
                  aria-current={id === page.id ? 'page' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    change({ component: id });
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main className={styles.main}>
          <h1 className={styles.title}>{page.title}</h1>
          <div key={page.id} className={styles.states}>
            <page.Page />
          </div>
        </main>
        <Toaster />
      </div>
    </UiTextProvider>
  );
}
