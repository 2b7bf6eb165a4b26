import { CATEGORY_NAMES } from '@club-reviews/domain/rating-categories';
import { Button, SelectField } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { AddressFields } from '../../components/address-fields';
import { FIND_ORDERS } from '../../lib/find-params';
import type { FindOrder, FindParams, ToAddress } from '../../lib/find-params';

interface OrderSelectProps {
  params: FindParams;
  toAddress: ToAddress;
  /** Whether the search is around a place, so that distances are known. */
  hasPlace: boolean;
}

const NAMES: Record<FindOrder, string> = {
  ...CATEGORY_NAMES,
  distance: 'Nearest',
  rating: 'Best rated',
  reviews: 'Most reviewed',
  cost: 'Lowest cost',
  name: 'A to Z',
};

const Form = styled.form`
  display: flex;
  flex: 0 1 9.25rem;
  gap: var(--space-2);
  min-width: 7.5rem;

  & > :first-child {
    flex: 1;
  }
  & select {
    min-height: 2.375rem;
    padding-block: 0.2rem;
  }
  @media (min-width: 48rem) {
    flex-basis: 11rem;
  }
  & > button {
    display: none;

    @media (scripting: none) {
      display: inline-flex;
    }
  }
`;

/**
 * The order of the results. Without a place there's no "nearest", and a text on its own puts the best match first. A
 * category is only listed if it's the current order.
 */
export function OrderSelect({ params, toAddress, hasPlace }: OrderSelectProps) {
  const navigate = useNavigate();
  const isByText = !hasPlace && params.text !== '';
  const usual = hasPlace ? 'distance' : isByText ? '' : 'name';
  const orders: FindOrder[] = FIND_ORDERS.filter((order) => order !== 'distance' || hasPlace);
  if (params.sort !== null && params.sort in CATEGORY_NAMES) orders.push(params.sort);
  // The usual order isn't named in the address.
  const options = orders.map((order) => ({ value: order === usual ? '' : order, label: NAMES[order] }));
  const isUsual = params.sort === null || params.sort === usual || (params.sort === 'distance' && !hasPlace);
  return (
    <Form action={toAddress({}).split('?')[0]} method="get">
      <SelectField
        label="Order"
        hideLabel
        name="sort"
        options={isByText ? [{ value: '', label: 'Best match' }, ...options] : options}
        value={isUsual ? '' : params.sort!}
        onChange={({ target }) => {
          const sort = orders.find((order) => order === target.value) ?? null;
          void navigate(toAddress({ sort }));
        }}
      />
      <AddressFields address={toAddress({ sort: null })} />
      <Button type="submit" variant="secondary" size="small">
        Sort
      </Button>
    </Form>
  );
}
