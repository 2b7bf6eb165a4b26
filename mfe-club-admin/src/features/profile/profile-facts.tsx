import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  costText,
  placesText,
  sessionText,
  TEAM_CATEGORY_NAMES,
  trialText,
} from '@club-reviews/domain/club-facts';
import { FACT_ENTRIES, factText } from '@club-reviews/domain/simple-facts';
import type { SimpleFact } from '@club-reviews/domain/simple-facts';
import { furtherTeams, furtherTraining, trainingSummary } from '@club-reviews/domain/team-summary';
import {
  Badge,
  Cluster,
  socialAddress,
  SoftText,
  Stack,
  VisuallyHidden,
  websiteAddress,
} from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OwnClub } from '../../api/types';
import { Fact } from './fact-list';

type Team = OwnClub['teamDetails'][number];

/* Beside each other, if there's room. */
const Teams = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-2) var(--space-4);
`;

interface FactsProps {
  club: OwnClub;
}

/** What the club says about itself in its own words. */
export function ClubInfoFacts({ club }: FactsProps) {
  return (
    <>
      <Fact name="Description" missing="No description set">
        {club.description}
      </Fact>
      <Fact name="Club Introduction" missing="No club introduction set">
        {club.aboutUs}
      </Fact>
      <SimpleFacts club={club} section="club" />
    </>
  );
}

/** What it costs. */
export function FeesFacts({ club }: FactsProps) {
  const { cost } = club;
  return (
    <>
      <Fact name="Cost" missing="No cost given">
        {cost && toLineBreaks([costText(cost), trialText(cost), cost.note])}
      </Fact>
      <Fact name="Membership Fees" missing="No membership fees listed">
        {club.membershipFees}
      </Fact>
      <SimpleFacts club={club} section="cost" />
    </>
  );
}

/** The club's teams, and when they train. */
export function TeamsFacts({ club }: FactsProps) {
  const others = furtherTeams(club);
  const summary = trainingSummary(club.teamDetails);
  const words = furtherTraining(club);
  return (
    <>
      <Fact name="Teams" missing="No teams listed">
        {(club.teamDetails.length > 0 || others.length > 0) && (
          <Stack data-gap="small">
            {club.teamDetails.length > 0 && (
              <Teams role="list">
                {club.teamDetails.map((team, index) => (
                  <li key={index}>
                    <strong>{getTitle(team)}</strong>
                    <SoftText>{getTrainingText(team)}</SoftText>
                  </li>
                ))}
              </Teams>
            )}
            {others.length > 0 && (
              <Cluster as="ul" role="list" data-gap="tight">
                {others.map((team) => (
                  <li key={team}>
                    <Badge>{team}</Badge>
                  </li>
                ))}
              </Cluster>
            )}
          </Stack>
        )}
      </Fact>
      <Fact name="Training Schedule" missing="No training schedule set">
        {summary ?? words}
      </Fact>
      {summary !== null && words !== null && (
        <Fact name="More about training" missing="">
          {words}
        </Fact>
      )}
    </>
  );
}

/** Where the club plays. */
export function GroundFacts({ club }: FactsProps) {
  return (
    <>
      <Fact name="Ground in Active Places" missing="No ground chosen">
        {club.ground &&
          toLineBreaks([
            [club.ground.name, club.ground.town, club.ground.postcode]
              .filter((part) => part !== null)
              .join(', '),
            club.ground.isListed ? null : 'It’s no longer in Active Places. Please choose another.',
          ])}
      </Fact>
      <Fact name="Home Ground" missing={fromGround(club.ground?.name) ?? 'No home ground set'}>
        {club.homeGround}
      </Fact>
      {club.trainingGroundAddress !== null && club.trainingGroundAddress !== '' && (
        <Fact name="Training Ground Address" missing="">
          {club.trainingGroundAddress}
        </Fact>
      )}
      <SimpleFacts club={club} section="ground" />
    </>
  );
}

/** Who looks after the children's safety. */
export function WelfareFacts({ club: { welfareOfficer } }: FactsProps) {
  return (
    <Fact name="Welfare Officer" missing="No welfare officer named">
      {welfareOfficer && toLineBreaks([welfareOfficer.name, welfareOfficer.email, welfareOfficer.phone])}
    </Fact>
  );
}

/** Where to find the club online, and how we reach it. */
export function OnlinePresenceFacts({ club }: FactsProps) {
  return (
    <>
      <Fact name="Website" missing="No website set">
        {toOutsideLink(websiteAddress(club.website), club.website)}
      </Fact>
      <Fact name="Contact Email" missing="No email set">
        {club.contactEmail !== null && club.contactEmail !== '' && (
          <a href={`mailto:${club.contactEmail}`}>{club.contactEmail}</a>
        )}
      </Fact>
      <Fact name="Instagram" missing="Not set">
        {toOutsideLink(socialAddress('instagram', club.instagram), club.instagram)}
      </Fact>
      <Fact name="Facebook" missing="Not set">
        {toOutsideLink(socialAddress('facebook', club.facebook), club.facebook)}
      </Fact>
      <Fact name="X" missing="Not set">
        {toOutsideLink(socialAddress('x', club.xTwitter), club.xTwitter)}
      </Fact>
    </>
  );
}

function SimpleFacts({ club, section }: FactsProps & Pick<SimpleFact, 'section'>) {
  return FACT_ENTRIES.filter(([, fact]) => fact.section === section).map(([key, fact]) => (
    <Fact
      key={key}
      name={fact.name}
      missing={fromGround(factText(fact, (club.ground as Partial<OwnClub> | null)?.[key])) ?? 'Not stated'}
    >
      {factText(fact, club[key])}
    </Fact>
  ));
}

/** What the chosen ground says instead of the club. */
const fromGround = (text: string | null = null) =>
  text === null ? null : `${text}, from the ground you chose`;

/** A link that opens in a new tab; only the text if the address is no use as a link. */
function toOutsideLink(address: string | null, text: string | null): ReactNode {
  if (text === null || text === '') return null;
  if (address === null) return text;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {text}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function getTitle({ ageGroup, category, name }: Team): string {
  const title = `${ageGroupName(ageGroup)} ${TEAM_CATEGORY_NAMES[category].toLowerCase()}`;
  return name === null ? title : `${title} · ${name}`;
}

function getTrainingText(team: Team): string {
  return [...team.training.map(sessionText), placesText(team)].filter((part) => part !== null).join(' · ');
}

const toLineBreaks = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join('\n');
