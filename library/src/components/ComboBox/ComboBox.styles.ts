import { color, layer, size, space, text } from '@tuanbao/tokens';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { styled, type StyledComponent } from 'styled-components';

import { overlaySurface } from '../../foundation/overlaySurface.styles.ts';
import { PlacedPopover } from '../../foundation/PlacedPopover.tsx';
import { fieldButton, fieldColumn, fieldGroup, groupInput } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof TextField> = styled(TextField)`
  ${fieldColumn}
`;

export const Box: StyledComponent<typeof Group> = styled(Group)`
  ${fieldGroup}
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  ${groupInput}
  padding-inline-end: ${space.none};
  text-overflow: ellipsis;
`;

export const Inside: StyledComponent<typeof Button> = styled(Button)`
  ${fieldButton}
`;

export const Sheet: StyledComponent<typeof PlacedPopover> = styled(PlacedPopover)`
  ${overlaySurface}
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-inline-size: var(--trigger-width);
  max-inline-size: min(${size.dialogSmall}, 100vw - 2 * ${space.sm});
  overflow: hidden;
`;

/** Message that the popup shows instead of the list when there are no options to show. */
export const Note: StyledComponent<'p'> = styled.p`
  display: flex;
  flex: none;
  gap: ${space.sm};
  align-items: center;
  margin: ${space.none};
  padding: ${space.sm} ${space.md};
  color: ${color.text.muted};
  font: ${text.hint};
  overflow-wrap: anywhere;
`;
