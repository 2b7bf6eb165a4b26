import { useDispatch } from '@club-reviews/shared-ui/platform';
import type { SecondFactorCalls } from './account-calls';

const NAMES = [
  'proveOwnPassword',
  'beginOwnPasskeyProof',
  'proveOwnPasskey',
  'beginTotp',
  'confirmTotp',
  'removeTotp',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
] as const satisfies readonly (keyof SecondFactorCalls)[];

interface Endpoint<Arg, Result> {
  initiate: (arg: Arg, options: { track: false }) => (...store: never[]) => Result;
}

/** A remote's endpoints for these calls: the api's names, which end in `ForClub` for clubs. */
type Endpoints<Suffix extends string> = {
  [Name in keyof SecondFactorCalls as `${Name}${Suffix}`]: Endpoint<
    Parameters<SecondFactorCalls[Name]>[0],
    ReturnType<SecondFactorCalls[Name]>
  >;
};

/** The calls about second factors, from a remote's endpoints with this suffix. */
export function useSecondFactorCalls<Suffix extends string>(
  endpoints: Endpoints<Suffix>,
  suffix: Suffix,
): SecondFactorCalls {
  const dispatch = useDispatch();
  const all = endpoints as unknown as Record<string, Endpoint<unknown, unknown>>;
  const getCall = (name: string) => (arg: unknown) =>
    dispatch(all[`${name}${suffix}`]!.initiate(arg, { track: false }) as never);
  return Object.fromEntries(NAMES.map((name) => [name, getCall(name)])) as unknown as SecondFactorCalls;
}
