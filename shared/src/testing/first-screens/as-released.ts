/** Imported first: libraries in their production form, as they are released. They draw many times faster. */
process.env['NODE_ENV'] = 'production';
