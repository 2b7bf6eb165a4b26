import { Button, TextField } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { AddressFields } from '../../components/address-fields';
import { comparisonPath } from '../../lib/comparison-address';
import type { ComparisonAddress } from '../../lib/comparison-address';

interface DistanceFormProps {
  address: ComparisonAddress;
  /** Nobody knows the place in the address. */
  isUnknown: boolean;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 14rem) auto;
  align-items: end;
  justify-content: start;
  gap: var(--space-3);
`;

/** Asks where to measure distances from, if the search before didn't say. Only the address keeps it. */
export function DistanceForm({ address, isUnknown }: DistanceFormProps) {
  const navigate = useNavigate();
  const { near = '', ...child } = address.child;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('near')).trim();
    void navigate(comparisonPath({ ...address, child: { ...child, ...(typed && { near: typed }) } }));
  };
  return (
    <Form action="/compare" method="get" aria-label="Distances" onSubmit={submit}>
      <AddressFields address={comparisonPath({ ...address, child })} />
      <TextField
        key={near}
        label="Distance from town or postcode"
        name="near"
        defaultValue={near}
        maxLength={100}
        error={isUnknown ? `We don’t know “${near}”. Try a town, or a postcode like LS6.` : undefined}
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  );
}
