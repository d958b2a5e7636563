import type { ReviewStatus } from '@solar/contracts/catalog/review-http';
import { demoId, demoProductId, demoUserId } from '@solar/contracts/common/demo-ids';
import type { DemoProduct } from './demo-catalogue';

type Words = { rating: number; title: string; text: string };

const AUTHORS = [
  'Omar Haddad',
  'Priya Nair',
  'Claire Dubois',
  'James Whitfield',
  'Fatima Al Mansoori',
  'Nicolas Perrin',
  'Ravi Menon',
  'Leila Benali',
];

const BY_CATEGORY: Record<string, Words[]> = {
  'solar-panels': [
    {
      rating: 5,
      title: 'Holds its output in the heat',
      text: 'We put 120 of these on a warehouse in Jebel Ali. July figures are within two percent of the simulation, which our older modules never managed.',
    },
    {
      rating: 4,
      title: 'Bons modules, emballage à revoir',
      text: 'Le rendement est conforme à la fiche technique. Deux cadres étaient rayés à la livraison ; ils ont été remplacés en une semaine.',
    },
    {
      rating: 5,
      title: 'Flash list matched',
      text: 'Every pallet came with its flash list and all modules were positive tolerance. Mounting holes are where the drawing says.',
    },
    {
      rating: 3,
      title: 'Fine, but heavy for one person',
      text: 'No complaint about the power. On a villa roof you want two people for each module, plan your crew accordingly.',
    },
  ],
  inverters: [
    {
      rating: 5,
      title: 'Commissioned in an hour',
      text: 'Set up with the phone app, grid code for DEWA was in the list, and the unit has been running for eight months without a single alarm.',
    },
    {
      rating: 4,
      title: 'Silencieux et efficace',
      text: 'Installé dans un garage, on ne l’entend pas. L’application pourrait afficher l’historique plus clairement, le reste est excellent.',
    },
    {
      rating: 4,
      title: 'Derates late',
      text: 'Mounted in the shade on an outside wall. It starts to derate only on the hottest afternoons, better than the one it replaced.',
    },
  ],
  'storage-batteries': [
    {
      rating: 5,
      title: 'Through the night on the afternoon’s sun',
      text: 'With two air conditioners on low it carries the house until about four in the morning. Stacking the modules took less than an hour.',
    },
    {
      rating: 4,
      title: 'Conforme à nos attentes',
      text: 'Capacité utile vérifiée au compteur sur trois cycles. Prévoir un local ventilé, la consigne du fabricant n’est pas exagérée.',
    },
  ],
  default: [
    {
      rating: 5,
      title: 'Exactly as described',
      text: 'Arrived two days after the order, complete and well packed, with the documents that the inspector asked for.',
    },
    {
      rating: 4,
      title: 'Bonne qualité',
      text: 'Rien à redire sur la qualité. La notice française mériterait une relecture, mais le montage est simple.',
    },
  ],
};

export type DemoReview = Words & {
  _id: string;
  productId: string;
  userId: string;
  author: string;
  verifiedBuyer: boolean;
  status: ReviewStatus;
  moderatedBy: string | null;
};

/** Reviews of about half of the products; a few wait for moderation. */
export function demoReviews(products: readonly DemoProduct[]): DemoReview[] {
  return products.flatMap((product, index) => {
    if (index % 2 === 1) return [];
    const words = BY_CATEGORY[product.category] ?? BY_CATEGORY['default'] ?? [];
    return words.slice(0, 1 + (index % words.length)).map((word, nth): DemoReview => {
      const author = (index + nth * 3) % AUTHORS.length;
      const pending = index % 14 === 0 && nth === 0;
      return {
        ...word,
        _id: demoId('rev', `${product.sku}:${nth}`),
        productId: demoProductId(product.sku),
        userId: demoUserId(`reviewer-${author}`),
        author: AUTHORS[author] ?? 'Customer',
        verifiedBuyer: (index + nth) % 3 !== 0,
        status: pending ? 'pending' : 'approved',
        moderatedBy: pending ? null : demoUserId('editor'),
      };
    });
  });
}
