import { FACT_ENTRIES } from '@club-reviews/domain/simple-facts';
import type { FactKey, SimpleFact } from '@club-reviews/domain/simple-facts';
import type { ComponentType } from 'react';
import type { OwnClub } from '../../api/types';
import {
  ClubInfoFacts,
  FeesFacts,
  GroundFacts,
  OnlinePresenceFacts,
  TeamsFacts,
  WelfareFacts,
} from './profile-facts';
import {
  ClubInfoFields,
  FeesFields,
  GroundFields,
  OnlinePresenceFields,
  TeamsFields,
  WelfareFields,
} from './profile-fields';
import type { ProfileField } from './profile-form.schema';

/** A part of the profile that's read, and edited, on its own. */
export interface ProfileSection {
  id: string;
  title: string;
  /** What its form changes. */
  fields: readonly ProfileField[];
  Facts: ComponentType<{ club: OwnClub }>;
  Fields: ComponentType<{ club: OwnClub }>;
}

const getFactFields = (section: SimpleFact['section']): FactKey[] =>
  FACT_ENTRIES.filter(([, fact]) => fact.section === section).map(([key]) => key);

/** The profile's sections, fees first as they change most often. Pictures are uploaded, and have a card of their own. */
export const PROFILE_SECTIONS: readonly ProfileSection[] = [
  {
    id: 'fees',
    title: 'Fees & Accreditation',
    fields: ['costAmount', 'costPer', 'costTrial', 'costNote', 'membershipFees', ...getFactFields('cost')],
    Facts: FeesFacts,
    Fields: FeesFields,
  },
  {
    id: 'club-info',
    title: 'Club Info',
    fields: ['description', 'aboutUs', ...getFactFields('club')],
    Facts: ClubInfoFacts,
    Fields: ClubInfoFields,
  },
  {
    id: 'ground',
    title: 'Your Ground',
    fields: ['groundId', 'homeGround', 'trainingGroundAddress', ...getFactFields('ground')],
    Facts: GroundFacts,
    Fields: GroundFields,
  },
  {
    id: 'welfare',
    title: 'Welfare Officer',
    fields: ['welfareName', 'welfareEmail', 'welfarePhone'],
    Facts: WelfareFacts,
    Fields: WelfareFields,
  },
  {
    id: 'teams',
    title: 'Teams & Training',
    fields: ['teamDetails', 'teams', 'trainingSchedule'],
    Facts: TeamsFacts,
    Fields: TeamsFields,
  },
  {
    id: 'online',
    title: 'Contact & Online Presence',
    fields: ['website', 'contactEmail', 'instagram', 'facebook', 'xTwitter'],
    Facts: OnlinePresenceFacts,
    Fields: OnlinePresenceFields,
  },
];
