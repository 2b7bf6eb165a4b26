import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const MAX_TOKEN_LENGTH = 512;

/** Email apps may include the punctuation after a link. No token ends like this. */
const SENTENCE_END = /[.,;:!?)\]>]+$/;

/** A link's address without its path: the parts that may contain a token. */
interface AddressParts {
  search: string;
  hash: string;
}

/**
 * The token in an address, or null. Our emails put it into the fragment, which servers never see; older ones put it
 * into the query string.
 */
function tokenIn({ search, hash }: AddressParts): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  return token?.replace(SENTENCE_END, '') ?? null;
}

/** Whether an address contains a token, so must not be passed on. */
export function hasSecretToken(address: AddressParts): boolean {
  return tokenIn(address) !== null;
}

/**
 * The address's token, or null. It's removed from the address at once, so that neither links from this page nor scripts
 * on it nor a shared screen pass it on. The history entry keeps it for reloads and for coming back, and the page itself
 * for as long as it's open, as a dialog may add a history entry.
 */
export function useSecretToken(): string | null {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [remembered, remember] = useState('');
  const inAddress = tokenIn({ search, hash });
  const kept = (state as { token?: unknown } | null)?.token;
  const token = inAddress ?? (typeof kept === 'string' ? kept : remembered);
  if (token !== remembered) remember(token);

  useEffect(() => {
    if (inAddress === null) return;
    const parameters = new URLSearchParams(search);
    parameters.delete('token');
    void navigate(
      { search: parameters.toString(), hash: '' },
      { replace: true, state: { token: inAddress } },
    );
  }, [inAddress, search, navigate]);

  return token === '' || token.length > MAX_TOKEN_LENGTH ? null : token;
}
