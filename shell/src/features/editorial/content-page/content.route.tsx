import { useParams } from 'react-router';
import { ContentPage } from './content.page';

/** A page that an editor added. */
export function Component() {
  const { slug = '' } = useParams();
  return <ContentPage key={slug} slug={slug} />;
}
