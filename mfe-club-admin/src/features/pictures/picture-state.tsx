import type { PhotoState } from '@club-reviews/domain/club-photos';
import { Badge } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { OwnPhoto } from '../../api/types';

const LABELS: Record<PhotoState, string> = {
  fetching: 'Being fetched',
  unfetched: 'Not fetched',
  held: 'Waiting for a moderator',
  public: 'Shown',
  refused: 'Refused',
  'taken-down': 'Taken down',
};

const TONES: Partial<Record<PhotoState, 'pitch' | 'danger'>> = {
  public: 'pitch',
  ...{ refused: 'danger', 'taken-down': 'danger', unfetched: 'danger' },
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;

/** What has become of a picture, and why. */
export function PictureState({ photo: { state, reason, sourceUrl, key } }: { photo: OwnPhoto }) {
  return (
    <Line>
      <Badge tone={TONES[state] ?? 'neutral'}>{LABELS[state]}</Badge>
      {reason !== null && <span>{reason}</span>}
      {key === null && sourceUrl !== null && <span>{sourceUrl}</span>}
    </Line>
  );
}
