import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import narrow from '../../../assets/hero-narrow.avif';
import wide from '../../../assets/hero-wide.avif';
import { useHomeSection } from '../use-home-section';

/**
 * The first view. Its English HTML also stands in index.html, so that it is painted before any script runs; a test
 * keeps the two alike.
 */
export function Hero() {
  const { t } = useTranslation('shell');
  const { text, picture } = useHomeSection('hero', t, 'hero');
  return (
    <section className="hero" data-theme="dark" aria-labelledby="hero-title">
      <picture>
        {!picture && (
          <source media="(max-width: 47.99rem)" srcSet={narrow} width={900} height={1200} />
        )}
        <img
          className="hero-picture"
          src={picture ?? wide}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <div className="hero-content">
        <h1 id="hero-title" className="hero-title">
          {text('title')}
        </h1>
        <p className="hero-text">{text('text')}</p>
        <p className="hero-actions">
          <Link className="hero-action hero-action-main" to="/products">
            {text('products')}
          </Link>
          <Link className="hero-action" to="/#savings">
            {text('savings')}
          </Link>
        </p>
      </div>
    </section>
  );
}
