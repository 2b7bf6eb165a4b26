import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const MAX_TOKEN_LENGTH = 512;

/**
 * The token of the address, or null. It is taken out of the address at once, so that neither links from this page nor
 * scripts on it nor a shared screen pass it on; the history entry keeps it for a reload.
 */
export function useSecretToken(): string | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token');
  const kept = (state as { token?: unknown } | null)?.token;
  const token = inAddress ?? (typeof kept === 'string' ? kept : '');

  useEffect(() => {
    if (inAddress === null) return;
    const parameters = new URLSearchParams(search);
    parameters.delete('token');
    void navigate({ search: parameters.toString() }, { replace: true, state: { token: inAddress } });
  }, [inAddress, search, navigate]);

  return token === '' || token.length > MAX_TOKEN_LENGTH ? null : token;
}
