import { Grid, Section } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { CATEGORY_ICONS } from '../../components/category-icons';
import { CATEGORIES } from '../../lib/categories';
import { LinkTile } from './link-tile';

/* It needs the same specificity as the tile columns that it overrides. */
const Five = styled(Grid)`
  &[data-size='tile'] {
    /* In pairs; the fifth gets a row of its own. */
    @media (min-width: 23rem) and (max-width: 31rem) {
      & > :last-child {
        grid-column: 1 / -1;
      }
    }
    @media (min-width: 44rem) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

/** The five rating categories, each linking to its reviews. */
export function BrowseByCategory() {
  return (
    <Section title="Browse by Category" lead="What matters most to your family?">
      <Five as="ul" role="list" data-size="tile">
        {CATEGORIES.map(({ slug, title, question }) => {
          const Icon = CATEGORY_ICONS[slug];
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
