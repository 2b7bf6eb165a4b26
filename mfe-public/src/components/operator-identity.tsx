import { getOperator, toAddressLines } from '@club-reviews/domain/operator-defaults';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { SupportEmail } from './support-email';

const Lines = styled.address`
  margin-block: var(--space-3);
  font-style: normal;

  & > span {
    display: block;
  }
`;

/** Who runs the site, and where to write to. */
export function OperatorIdentity() {
  const { config } = useRemoteContext();
  const { operatorName, operatorForm, operatorAddress } = getOperator(config);
  // An api that hasn't said who runs the site may be one that doesn't know how to.
  if (config.operator === undefined)
    return (
      <p>
        You can reach us at <SupportEmail />.
      </p>
    );
  if (operatorName === '')
    return (
      <p>
        The operator hasn’t published a name and address yet. Write to <SupportEmail />.
      </p>
    );
  return (
    <>
      <p>{`${config.brandName} is run by ${[operatorName, operatorForm].filter(Boolean).join(', ')}.`}</p>
      {operatorAddress !== '' && (
        <Lines>
          {toAddressLines(operatorAddress).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Lines>
      )}
      <p>
        Email: <SupportEmail />
      </p>
    </>
  );
}
