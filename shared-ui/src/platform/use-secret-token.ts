import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const MAX_TOKEN_LENGTH = 512;

/** Mail programs may take the punctuation behind a link for a part of it. No token ends like this. */
const SENTENCE_END = /[.,;:!?)\]>]+$/;

/** A link's address without its path: the parts that may hold a token. */
interface AddressParts {
  search: string;
  hash: string;
}

/**
 * The token that an address carries, or null. Our mails put it into the fragment, which no server gets to see; older
 * ones put it into the query string.
 */
function tokenIn({ search, hash }: AddressParts): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  return token?.replace(SENTENCE_END, '') ?? null;
}

/** Whether an address carries a token, so that nothing may pass it on. */
export function hasSecretToken(address: AddressParts): boolean {
  return tokenIn(address) !== null;
}

/**
 * The token of the address, or null. It is taken out of the address at once, so that neither links from this page nor
 * scripts on it nor a shared screen pass it on. The history entry keeps it for a reload and for coming back, and the
 * page itself for as long as it is open, as a dialog may add an entry of its own.
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
