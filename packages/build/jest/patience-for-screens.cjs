const { configure } = require('@testing-library/dom');

require('./patience.cjs');
configure({ asyncUtilTimeout: 15_000 });
