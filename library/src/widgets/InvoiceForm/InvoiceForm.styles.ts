import { color, radius, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxl};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};
`;

/** Shows how much of a line in the tax system is used: a text and a bar. */
export const Bytes: StyledComponent<'span'> = styled.span`
  display: grid;
  gap: ${space.xs};

  &[data-full] {
    color: ${color.text.danger};
  }
`;

export const Bar: StyledComponent<'span'> = styled.span`
  display: block;
  overflow: hidden;
  block-size: ${space.xs};
  border-radius: ${radius.pill};
  background: ${color.surface.sunken};

  &::before {
    display: block;
    inline-size: calc(var(--invoice-form-share) * 1%);
    block-size: 100%;
    background: ${color.border.strong};
    content: '';
  }
  [data-full] > &::before {
    background: ${color.text.danger};
  }
`;

/** Field for an e-mail address, with a button that sends the form to it. */
export const Mailbox: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 16rem;
  }
`;

export const Files: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.xl};
`;

export const Progress: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.md};
  min-inline-size: 0;
`;
