import { Panel } from '@club-reviews/shared-ui';
import { FormRadioGroup } from '@club-reviews/shared-ui/forms';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import type { AdminClaim, ClaimCandidate } from '../../../../api/types';
import { choosableClubs, distanceLabel, managersLabel } from './claim-candidates';

/** Which club a claim is for: the id of a candidate, NEW_CLUB, or "" while nothing is chosen. */
export interface ClubChoiceValues {
  club: string;
}

export const NO_CHOICE: ClubChoiceValues = { club: '' };
const NEW_CLUB = 'new';

/** A moderator reads this before a club gets another administrator. */
export const ALREADY_MANAGED =
  'This club already has an administrator. If you approve this claim, it will have another one.';

const Lines = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`;

/** A claim that can be for several clubs needs a choice. */
export function clubChoiceSchema(claim: AdminClaim) {
  const club = string();
  return object({
    club: choosableClubs(claim).length > 0 ? club.required('Please choose the club') : club,
  });
}

/** The choice as the api takes it. */
export function clubChoiceBody({ club }: ClubChoiceValues): { club?: 'new'; clubId?: number } {
  if (club === '') return {};
  return club === NEW_CLUB ? { club: 'new' } : { clubId: Number(club) };
}

/** Asks which club a claim is for if the claimant chose none and there are some that it can mean. */
export function ClubChoice({ claim }: { claim: AdminClaim }) {
  const clubs = choosableClubs(claim);
  if (clubs.length === 0) return null;
  const unlisted = claim.candidates.length - clubs.length;
  return (
    <FormRadioGroup
      name="club"
      label="Which club is it?"
      hint={`The claimant didn’t find it in the directory.${unlisted > 0 ? ' Closed and hidden clubs can’t be claimed before they’re reopened.' : ''}`}
      options={[
        ...clubs.map(optionFor),
        {
          value: NEW_CLUB,
          label: 'None of these: a new club',
          hint: 'It will be listed with the details in the claim.',
        },
      ]}
    />
  );
}

function optionFor(club: ClaimCandidate) {
  const { id, name, location, postcode, website, managers } = club;
  return {
    value: String(id),
    label: `${name}, ${location}${postcode === null ? '' : ` ${postcode}`}`,
    hint: (
      <Lines>
        <span>{managersLabel(club)}</span>
        <span>{website ?? 'No website'}</span>
        <span>{distanceLabel(club)}</span>
      </Lines>
    ),
    ...(managers.length > 0 ? { whenChosen: <Panel tone="warning">{ALREADY_MANAGED}</Panel> } : {}),
  };
}
