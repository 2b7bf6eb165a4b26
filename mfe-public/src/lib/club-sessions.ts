import type { ClubDetail, SessionToTry } from '../api/types';

/** A club's sessions to try. An earlier release of the api doesn't say which weeks are called off, or has none. */
export function getSessions({ page }: ClubDetail): SessionToTry[] {
  const { sessions = [] } = (page ?? {}) as Partial<NonNullable<ClubDetail['page']>>;
  return sessions.map((session) => ({
    ...session,
    calledOff: (session as Partial<SessionToTry>).calledOff ?? [],
  }));
}
