// The offline page goes back to the shop by itself when the network returns.
window.addEventListener('online', () => window.location.reload());
