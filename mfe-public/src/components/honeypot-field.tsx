import { useField } from 'formik';
import { styled } from 'styled-components';

/* Out of sight and not `display: none`, which programs that fill in forms know. */
const OutOfSight = styled.div`
  position: absolute;
  inset-inline-start: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/**
 * A honeypot: a field that people never see, hear or reach, so only bots fill it in. Its label tells browsers nothing that
 * they could fill in for a person.
 */
export function HoneypotField() {
  const [field] = useField<string>('website');
  return (
    <OutOfSight aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...field} />
      </label>
    </OutOfSight>
  );
}
