import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xxl};
  min-inline-size: 0;
  color: ${color.text.default};
  font: ${text.body};
`;

/** Text and bar that show how many bytes are used of a line that the tax system prints. */
export const Bytes: StyledComponent<'span'> = styled.span`
  display: grid;
  gap: ${space.xs};

  &[data-full] {
    color: ${color.text.danger};
  }
  @media print {
    display: none;
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

/** Field for an email address, with the button that sends the application form to this address. */
export const Mailbox: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 calc(16 * ${size.rem});
  }
  /* beside the control of the field, below its label */
  @media (width > 480px) {
    > :last-child {
      margin-block-start: calc(${font.lineHeight.normal} * ${font.size.label} + ${space.xs});
    }
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
