import { Grid, Section } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { CATEGORY_ICONS } from '../../components/category-icons';
import { CATEGORIES } from '../../lib/categories';
import { LinkTile } from './link-tile';

/* The reviews before it keep their distance. */
const Choices = styled(Section)`
  && {
    padding-block-start: 0;
  }
`;

/* It needs the same specificity as the tile columns that it overrides. */
const Five = styled(Grid)`
  &[data-size='tile'] {
    display: flex;
    flex-wrap: wrap;
    /* In pairs with the fifth below, then three and two, and in one row once "Communication" fits into a fifth. */
    & > li {
      flex: 1 1 10rem;
      @media (min-width: 44rem) {
        flex-basis: 30%;
      }
      @media (min-width: 66rem) {
        flex-basis: 0;
      }
    }
  }
`;

/** The five rating categories, each linking to its reviews. */
export function BrowseByCategory() {
  return (
    <Choices title="Browse by Category" lead="What matters most to your family?">
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
    </Choices>
  );
}
