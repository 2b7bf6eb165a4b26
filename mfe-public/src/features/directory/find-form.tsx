import { Button, plural, SelectField } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { LocateFixed, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { FIND_RADII, findAddress, findEntries, readFindParams } from '../../lib/find-params';
import type { FindParams } from '../../lib/find-params';
import { useIsInBrowser } from '../../lib/use-is-in-browser';
import { FindBox } from './find-box';
import { rememberSearch } from './recent-searches';
import { useMyLocation } from './use-my-location';

interface FindFormProps {
  params: FindParams;
  /** Called with what is being typed, when the visitor pauses. */
  onTyped: (text: string) => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: end;

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) auto 12rem auto;
  }
`;

const Tool = styled(Button)`
  min-height: 2.875rem;

  &[data-variant='quiet'] {
    padding-inline: var(--space-2);
  }
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  font-size: var(--text-s);

  &:empty {
    display: none;
  }
`;

/** What a form without scripts sends along: the filters, not what its own fields hold. */
const KEPT = ['age', 'team', 'day', 'places', 'stars', 'reviewed', 'league', 'sort'];

const RADIUS_OPTIONS = FIND_RADII.map((miles) => ({
  value: miles,
  label: `Within ${plural(miles, 'mile')}`,
}));

/** The search by name, town, postcode or where the visitor is. Without scripts the browser sends the same address. */
export function FindForm({ params, onTyped }: FindFormProps) {
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const location = useMyLocation((here) => void navigate(findAddress(params, { here, text: '' })));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the document: the visitor may have typed before the code arrived.
    const fields = new FormData(event.currentTarget);
    const wanted = new URLSearchParams({ q: String(fields.get('q')), radius: String(fields.get('radius')) });
    const { text, radius } = readFindParams(`?${wanted.toString()}`);
    rememberSearch(text);
    navigate(findAddress(params, { text, radius, here: text === '' ? params.here : null }));
  };

  return (
    <Form
      action="/browse-clubs"
      method="get"
      role="search"
      aria-label="Search the directory"
      onSubmit={submit}
    >
      <FindBox text={params.text} onTyped={onTyped} />
      <Tool type="submit">
        <Search aria-hidden="true" />
        Search
      </Tool>
      <SelectField
        label="Radius"
        hideLabel
        name="radius"
        options={RADIUS_OPTIONS}
        value={params.radius}
        onChange={({ target }) => {
          const radius = FIND_RADII.find((miles) => miles === Number(target.value));
          if (radius !== undefined) void navigate(findAddress(params, { radius }));
        }}
      />
      {findEntries(params)
        .filter(([name]) => KEPT.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {isInBrowser && (
        <Tool
          variant="quiet"
          data-locate=""
          pending={location.isLooking}
          pendingLabel="Looking…"
          onClick={location.look}
        >
          <LocateFixed aria-hidden="true" />
          Use my location
        </Tool>
      )}
      <Problem role="status">{location.problem}</Problem>
    </Form>
  );
}
