import { VisuallyHidden } from '@club-reviews/shared-ui';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { CATEGORY_ICONS } from '../../components/category-icons';
import { ChoiceTile } from '../../components/choice-tile';
import { categoryAddress } from '../../lib/category-search-params';
import type { CategoryListParams } from '../../lib/category-search-params';
import { CATEGORIES } from '../../lib/categories';

/* Five tiles fill the rows: one each, 2 + 2 + 1, 3 + 2, or all in one. */
const Row = styled.ul`
  display: grid;
  gap: var(--space-2);

  @media (min-width: 23rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }
    & > :nth-last-child(-n + 2) {
      grid-column: span 3;
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-3);

    & > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

const Tile = styled(ChoiceTile)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  height: 100%;
  min-height: 3.25rem;
  padding: var(--space-2);

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-pitch);
  }
  &[aria-current] > svg {
    color: inherit;
  }
  @media (max-width: 63.99rem) {
    align-content: center;
  }
  @media (min-width: 40rem) {
    padding: var(--space-3) var(--space-4);
  }
`;

const Name = styled.span`
  font-stretch: 94%;
  font-size: var(--text-s);
  font-weight: 700;
`;

/* A phone only shows the names, to leave room for the lists. */
const Question = styled.span`
  grid-column: 1 / -1;
  font-size: var(--text-xs);

  @media (max-width: 63.99rem) {
    display: none;
  }
`;

/** The five categories. Choosing the current one again clears the choice. */
export function CategoryChoice({ params }: { params: CategoryListParams }) {
  return (
    <nav aria-label="Categories">
      <Row role="list">
        {CATEGORIES.map((category) => {
          const isChosen = category === params.category;
          const Icon = isChosen ? Check : CATEGORY_ICONS[category.slug];
          const next = { ...params, category: isChosen ? null : category, page: 1 };
          return (
            <li key={category.slug}>
              <Tile to={categoryAddress(next)} aria-current={isChosen ? 'true' : undefined}>
                <Icon aria-hidden="true" />
                <Name>
                  {category.title}
                  {isChosen && <VisuallyHidden> (selected, select again to clear)</VisuallyHidden>}
                </Name>
                <Question>{category.question}</Question>
              </Tile>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
