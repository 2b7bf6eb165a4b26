import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  costText,
  placesText,
  sessionText,
  TEAM_CATEGORY_NAMES,
  trialText,
} from '@club-reviews/domain/club-facts';
import { FACT_ENTRIES, factText } from '@club-reviews/domain/simple-facts';
import { Card, Stack } from '@club-reviews/shared-ui';
import type { OwnClub } from '../../api/types';
import { Fact, FactList, FactsTitle } from './fact-list';

/** The facts that parents choose by, and which are missing. */
export function FactsView({ club }: { club: OwnClub }) {
  const { cost, welfareOfficer } = club;
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
        <Fact name="Welfare Officer" missing="No welfare officer named">
          {welfareOfficer &&
            [welfareOfficer.name, welfareOfficer.email, welfareOfficer.phone]
              .filter((part) => part !== null)
              .join('\n')}
        </Fact>
        {FACT_ENTRIES.map(([key, fact]) => (
          <Fact key={key} name={fact.name} missing="Not stated">
            {factText(fact, club[key])}
          </Fact>
        ))}
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
