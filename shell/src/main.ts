// Shared modules are negotiated before anything that uses them runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
