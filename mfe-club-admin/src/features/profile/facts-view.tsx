import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  ACCREDITATION_NAMES,
  costText,
  GROUND_ACCESS_NAMES,
  GROUND_SURFACE_NAMES,
  placesText,
  sessionText,
  TEAM_CATEGORY_NAMES,
  trialText,
} from '@club-reviews/domain/club-facts';
import { Card, Stack } from '@club-reviews/shared-ui';
import type { OwnClub } from '../../api/types';
import { Fact, FactList, FactsTitle } from './fact-list';

/** The facts that parents choose by, and which are missing. */
export function FactsView({ club }: { club: OwnClub }) {
  const { cost, accreditation, welfareOfficer } = club;
  return (
    <Card as="section" aria-labelledby="club-facts">
      <FactsTitle id="club-facts">What Parents Look For</FactsTitle>
      <FactList>
        <Fact name="Age Groups" missing="No age groups listed">
          {club.teamDetails.length > 0 && (
            <Stack as="ul" role="list" data-gap="tight">
              {club.teamDetails.map((team, index) => (
                <li key={index}>{teamText(team)}</li>
              ))}
            </Stack>
          )}
        </Fact>
        <Fact name="Cost" missing="No cost given">
          {cost && [costText(cost), trialText(cost), cost.note].filter((part) => part !== null).join('\n')}
        </Fact>
        <Fact name="Accreditation" missing="No accreditation given">
          {accreditation && ACCREDITATION_NAMES[accreditation]}
        </Fact>
        <Fact name="Welfare Officer" missing="No welfare officer named">
          {welfareOfficer &&
            [welfareOfficer.name, welfareOfficer.email, welfareOfficer.phone]
              .filter((part) => part !== null)
              .join('\n')}
        </Fact>
        <Fact name="Surface" missing="No surface given">
          {club.groundSurfaces.map((surface) => GROUND_SURFACE_NAMES[surface]).join(', ')}
        </Fact>
        <Fact name="At the Ground" missing="Nothing listed">
          {club.groundAccess.map((access) => GROUND_ACCESS_NAMES[access]).join(', ')}
        </Fact>
      </FactList>
    </Card>
  );
}

function teamText(team: OwnClub['teamDetails'][number]): string {
  const { ageGroup, category, name, training } = team;
  const title = `${ageGroupName(ageGroup)} ${TEAM_CATEGORY_NAMES[category].toLowerCase()}`;
  const places = placesText(team);
  return [title, name, ...training.map(sessionText), places].filter((part) => part !== null).join(' · ');
}
