import '@tuanbao/tokens/tokens.css';
import { choices, exposeControl } from '@bench/control';
import { Select } from '@tuanbao/library/components/Select';

const options = choices.map(({ id, name }) => ({ value: id, label: name }));

exposeControl('ours', { render: (index) => <Select label={`字段 ${index}`} options={options} /> });
