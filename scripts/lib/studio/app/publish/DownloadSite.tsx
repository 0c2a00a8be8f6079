/** How to publish a site that is connected to no place which publishes it. */
export const DownloadSite = () => (
  <>
    <p>
      This website is not connected to a place that publishes it. Download the finished website as a ZIP file,
      unpack it, and put everything that is in it into the folder of your host.
    </p>
    <p>
      Those who like terminals type <code>npm run build</code> instead: it writes the same into the folder{' '}
      <code>dist</code>.
    </p>
  </>
)
