import { STARS } from '@club-reviews/domain/ratings';
import { Button, SelectField } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { AddressFields } from '../../components/address-fields';
import { categoryAddress } from '../../lib/category-search-params';
import type { ShownCategory } from '../../lib/category-search-params';

const OPTIONS = STARS.map((rating) => ({
  value: rating,
  label: rating === 5 ? '5 only' : `${rating}+`,
}));

const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: var(--space-3);
`;

/** The minimum rating for the category. Applies immediately; without scripts, through a button. */
export function MinRatingFilter({ params }: { params: ShownCategory }) {
  const navigate = useNavigate();
  return (
    <Form action="/browse-categories" method="get">
      <AddressFields address={categoryAddress({ ...params, page: 1 })} except={['minRating']} />
      <SelectField
        label="Minimum rating"
        name="minRating"
        options={OPTIONS}
        value={params.minRating}
        onChange={(event) => {
          const wanted = STARS.find((rating) => rating === Number(event.target.value)) ?? params.minRating;
          void navigate(categoryAddress({ ...params, minRating: wanted, page: 1 }));
        }}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}
