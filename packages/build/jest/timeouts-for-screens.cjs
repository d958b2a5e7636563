const { configure } = require('@testing-library/dom');

require('./timeouts.cjs');
configure({ asyncUtilTimeout: 15_000 });
