import type { LoadError } from '@club-reviews/domain/release-telemetry';
import { wholeNumber } from '@club-reviews/shared-ui';
import type { LiveRelease, ReleaseChange } from '../../api/types';

const NAMES: Record<string, string> = {
  mfe_public: 'Club pages',
  mfe_club_admin: 'Club area',
  mfe_site_admin: 'Site administration',
};

/** A remote's label here; a remote added later is labelled by the words in its name: "Away days" for mfe_away_days. */
export function remoteName(remote: string): string {
  const words = remote.replace(/^mfe_/, '').replaceAll('_', ' ');
  return NAMES[remote] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Releases in the order of the page: what most visitors see first, then remotes added later. */
export function inOrder(releases: readonly LiveRelease[]): LiveRelease[] {
  const names = Object.keys(NAMES);
  const place = ({ remote }: LiveRelease) => (remote in NAMES ? names.indexOf(remote) : names.length);
  return releases.toSorted((a, b) => place(a) - place(b));
}

/** A share of visitors, which the api gives in tenths of a percent: "5%", "0.1%". */
export function visitorShare(share: number): string {
  return `${share / 10}%`;
}

/** Failed loads with their share, such as "12 (1.6%)", which is never rounded to none; a dash if nothing was loaded. */
export function failedLoads(failures: number, total: number): string {
  if (total === 0) return '–';
  const share = Math.round((failures / total) * 1000) / 10;
  const shown = share === 0 && failures > 0 ? 'under 0.1' : share;
  return failures === 0 ? '0' : `${wholeNumber(failures)} (${shown}%)`;
}

const VERDICTS: Record<NonNullable<LiveRelease['canary']>['verdict'], string> = {
  'too-few': 'Too few loads to judge it yet.',
  good: 'It doesn’t fail significantly more often than the live version.',
  bad: 'It fails significantly more often than the live version.',
};

/** What a canary's loads show, and what happens next. */
export function verdictWords(
  { verdict }: NonNullable<LiveRelease['canary']>,
  abortsCanaries: boolean,
): string {
  if (verdict === 'bad')
    return `${VERDICTS.bad} ${abortsCanaries ? 'It’s about to be aborted.' : 'It’ll keep running until someone aborts it.'}`;
  return VERDICTS[verdict];
}

/** What a change did: "Club pages: 1.1.0 promoted to everybody". */
export function changeWords(change: ReleaseChange): string {
  const { remote, revision } = change;
  const what = actionWords(change);
  if (what === undefined) return `Revision ${revision}`;
  return remote === null ? what : `${remoteName(remote)}: ${what}`;
}

function actionWords({ action, from, to, share }: ReleaseChange): string | undefined {
  if (action === 'release') return `${to} released`;
  if (action === 'canary') return `${to} tried by ${visitorShare(share ?? 0)} of visitors`;
  if (action === 'promote') return `${to} promoted to everyone`;
  if (action === 'abort') return `canary ${from} aborted`;
  if (action === 'kill') return 'switched off';
  if (action === 'revive') return 'switched on again';
  if (action === 'roll-back') return `rolled back from ${from} to ${to}`;
  if (action === 'prune') return 'old releases removed';
  return undefined;
}

const ERRORS: Record<LoadError, string> = {
  http: 'didn’t arrive',
  timeout: 'took too long',
  integrity: 'was altered in transit',
  execution: 'threw an error while loading',
  share: 'needs another version of a shared package',
  chunk: 'a later file didn’t arrive',
  render: 'crashed on the page',
};

/** How often something kept a version from running: "took too long: 3". */
export function errorWords({ errorClass, count }: LiveRelease['loads'][number]['errors'][number]): string {
  return `${ERRORS[errorClass]}: ${wholeNumber(count)}`;
}

const toTime = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 100) / 10} s`);

/** The web vitals that were measured: "LCP 2.1 s", "INP 180 ms" and "CLS 0.08", a layout shift. */
export function measuredVitals({ lcp, inp, cls }: Pick<LiveRelease['loads'][number], 'lcp' | 'inp' | 'cls'>) {
  return [
    ...(lcp === null ? [] : [`LCP ${toTime(lcp)}`]),
    ...(inp === null ? [] : [`INP ${toTime(inp)}`]),
    ...(cls === null ? [] : [`CLS ${Math.round(cls * 1000) / 1000}`]),
  ];
}
