import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import { useParams } from 'react-router';
import { collectionTexts } from '../collections/collection-texts';
import { ContentPage } from './content.page';

/** A page at an address of its own, else one that an editor added. */
export async function loadPage(slug?: string) {
  await registerLocales('collections', collectionTexts);
  return { Component: slug ? () => <ContentPage key={slug} slug={slug} /> : AddedPage };
}

function AddedPage() {
  const { slug = '' } = useParams();
  return <ContentPage key={slug} slug={slug} />;
}
