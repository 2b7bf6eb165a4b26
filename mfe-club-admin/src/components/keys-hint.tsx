import { styled } from 'styled-components';

/** The part of a hint that says which keys send a form; not on phones, which have none of them. */
export const KeysHint = styled.span`
  @media (hover: none) {
    display: none;
  }
`;
