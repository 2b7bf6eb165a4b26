import { OPERATOR_DEFAULTS } from '@club-reviews/domain/operator-defaults';
import type { PublicConfig } from '@club-reviews/shared-ui/platform';
import { RemoteContextProvider } from '@club-reviews/shared-ui/platform';
import { testContext } from '@club-reviews/shared-ui/testing';
import { render } from '@testing-library/react';
import { OperatorIdentity } from './operator-identity';

const getText = (config: Partial<PublicConfig>) =>
  render(
    <RemoteContextProvider value={testContext(config)}>
      <OperatorIdentity />
    </RemoteContextProvider>,
  ).container.textContent;

describe('who runs the site', () => {
  it('is only an address while the api doesn’t say', () => {
    expect(getText({})).toBe('You can reach us at support@example.org.');
  });

  it('is said to be missing while the operator hasn’t said', () => {
    expect(getText({ operator: OPERATOR_DEFAULTS })).toBe(
      'The operator hasn’t published a name and address yet. Write to support@example.org.',
    );
  });

  it('is the operator, with their legal form', () => {
    const operator = { ...OPERATOR_DEFAULTS, operatorName: 'Leeds Reviews', operatorForm: 'a charity' };
    expect(getText({ operator })).toContain('is run by Leeds Reviews, a charity.');
  });
});
