import { Grid, Section } from '@club-reviews/shared-ui';
import { HandHeart, Landmark, MessagesSquare, Target, WalletCards } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { RATING_CATEGORIES } from '../../lib/rating-categories';
import { LinkTile } from './link-tile';

const Five = styled(Grid)`
  @media (min-width: 64rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const ICONS: Record<string, LucideIcon> = {
  coaching: Target,
  communication: MessagesSquare,
  facilities: Landmark,
  inclusivity: HandHeart,
  value: WalletCards,
};

/** The five rating categories, each leading to its reviews. */
export function BrowseByCategory() {
  return (
    <Section title="Browse by Category" lead="What matters most to your family?">
      <Five as="ul" role="list" data-size="tile">
        {RATING_CATEGORIES.map(({ slug, title, question }) => {
          const Icon = ICONS[slug]!;
          return (
            <li key={slug}>
              <LinkTile
                to={`/browse-categories?category=${slug}`}
                icon={<Icon aria-hidden="true" />}
                name={title}
                note={question}
              />
            </li>
          );
        })}
      </Five>
    </Section>
  );
}
