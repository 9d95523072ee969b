import '@tuanbao/tokens/tokens.css';
import { branches, exposeControl } from '@bench/control';
import { ComboBox } from '@tuanbao/library/components/ComboBox';

const options = branches.map(({ id, name }) => ({ value: id, label: name }));

exposeControl('ours', { render: () => <ComboBox label="开户行" options={options} />, trigger: 'button' });
