import { CommandPalette } from '@tuanbao/library/components/CommandPalette';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useProducts } from '../data/useProducts.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useServices } from '../platform/services/services.ts';
import { useCustomerView } from '../platform/session/sessionContext.ts';
import { messages } from './palette.messages.ts';
import { useFoundOrders } from './useFoundOrders.ts';
import { usePaletteCommands } from './usePaletteCommands.ts';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onShowKeyboard: () => void;
}

/**
 * Command palette. The user types a few letters to find a screen, a product or an order. The text is never written to
 * the address.
 */
export default function Palette({ onClose, onShowKeyboard }: PaletteProps): ReactElement {
  const words = useMessages(messages);
  const { settings } = useServices();
  const customerView = useCustomerView();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const products = useProducts();
  const commands = usePaletteCommands(products.data);
  const { found, status } = useFoundOrders(text);

  const choose = (value: string) => {
    onClose();
    if (value === 'keyboard') onShowKeyboard();
    else if (value === 'customerView') customerView.toggle();
    else if (value === 'language') settings.chooseLocale(settings.read().locale === 'zh-CN' ? 'en-US' : 'zh-CN');
    else void navigate(value);
  };

  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      placeholder={words.placeholder}
      commands={commands}
      found={found}
      status={products.error && status === 'ready' ? 'failed' : status}
      onSearch={setText}
      onChoose={choose}
    />
  );
}
